/** What a model calls its thoughts that has been asked in French, without accents: `<réflexion>`, « Réflexion : ». */
export const frenchThoughts = ['reflexion', 'reflexions', 'pensee', 'pensees', 'raisonnement'];

/** The labels that begin a line of such a model. */
export const frenchLabels = ['Réflexion', 'Réflexions', 'Pensée', 'Pensées', 'Raisonnement'];

/** And the one before what it says to the person. */
export const frenchAnswer = 'Réponse finale';
