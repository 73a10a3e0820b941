/** How a model is to lay a recipe out; the reply reader reads it so. `facts` are more lines to state. */
export const recipeLayout = (facts: readonly string[] = []): string => `# Titre de la recette

Une description courte, en 2 ou 3 phrases.

${[...facts, ''].join('\n')}Temps de préparation : N min
Difficulté : facile, moyen ou difficile
Portions : N

## Ingrédients
- quantité et ingrédient
- quantité et ingrédient

## Instructions
1. Première étape.
2. Deuxième étape.`;
