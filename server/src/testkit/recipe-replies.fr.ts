/** Replies as models really send them, all of the same recipe. */
export const tidyReply = `# Gratin de courge au romarin

Une courge fondante sous une croûte dorée. Le romarin parfume tout le plat.

Temps de préparation : 45 min
Difficulté : facile
Portions : 4

## Ingrédients
- 1 kg de courge butternut
- 2 gousses d'ail
- 2 càs d'huile d'olive

## Instructions
1. Préchauffer le four à 200 °C.
2. Couper la courge en dés et l'étaler dans un plat.
3. Enfourner 35 minutes.
`;

export const tidyRecipe = {
  title: 'Gratin de courge au romarin',
  description: 'Une courge fondante sous une croûte dorée. Le romarin parfume tout le plat.',
  preparationMinutes: 45,
  difficulty: 'EASY',
  servings: 4,
  ingredients: ['1 kg de courge butternut', "2 gousses d'ail", "2 càs d'huile d'olive"],
  instructions: [
    'Préchauffer le four à 200 °C.',
    "Couper la courge en dés et l'étaler dans un plat.",
    'Enfourner 35 minutes.',
  ],
};

const body = tidyReply.slice(tidyReply.indexOf('## Ingrédients'));
const head = tidyReply.slice(0, tidyReply.indexOf('## Ingrédients'));

export const untidyReplies: Record<string, string> = {
  'a preamble and a code fence': `Bien sûr ! Voici une recette pour vous :\n\n\`\`\`markdown\n${tidyReply}\`\`\`\n\nBon appétit !`,
  'CRLF line ends': tidyReply.replaceAll('\n', '\r\n'),
  'bold headings': tidyReply
    .replace('## Ingrédients', '**Ingrédients (pour 4 personnes) :**')
    .replace('## Instructions', '**Instructions :**'),
  'headings without marks': tidyReply
    .replace('## Ingrédients', 'Ingrédients (pour 4 personnes) :')
    .replace('## Instructions', 'Étapes de préparation :'),
  'bold title and ornaments': tidyReply
    .replace('# Gratin', '# **Gratin')
    .replace('romarin\n\nUne', 'romarin**\n\n*Une')
    .replace('le plat.', 'le plat.*')
    .replace('## Ingrédients', '### 🛒 Ingrédients')
    .replace('## Instructions', '### 👩‍🍳 Instructions'),
  asterisks: tidyReply.replaceAll('\n- ', '\n* '),
  bullets: tidyReply.replaceAll('\n- ', '\n• '),
  'dashes of print': tidyReply.replaceAll('\n- ', '\n– '),
  'no blank after the dash': tidyReply.replaceAll('\n- ', '\n-'),
  'bold amounts': tidyReply.replace('- 1 kg', '- **1 kg**').replace('- 2 càs', '- **2 càs**'),
  'numbers in brackets': tidyReply.replaceAll(/\n(\d)\. /g, '\n$1) '),
  'numbered words': tidyReply.replaceAll(/\n(\d)\. /g, '\n**Étape $1 :** '),
  'steps as headings': tidyReply.replaceAll(/\n(\d)\. /g, '\n\n### Étape $1\n\n'),
  'steps apart': tidyReply.replaceAll(/\n(\d)\. /g, '\n\n$1. '),
  'sub-groups': tidyReply
    .replace('- 1 kg', '**Pour le gratin :**\n- 1 kg')
    .replace('- 2 càs', '\n- Pour finir :\n  - 2 càs'),
  'trailing advice': `${tidyReply}\n---\n**Conseils :**\n- Ajouter du fromage.\n1. Servir avec du vin.\n`,
  'closing words': `${tidyReply}\nCe plat se garde deux jours\nau frais.\n`,
  'facts in one line': tidyReply.replace(
    /Temps[^]*Portions : 4/,
    '⏱️ Temps : 45 min | Difficulté : facile | 👥 4 personnes',
  ),
  'facts as a list': tidyReply.replace(
    /Temps[^]*Portions : 4/,
    '- **Préparation :** 10 minutes\n- **Cuisson :** 35 minutes\n- **Niveau :** facile\n- **Portions :** 4',
  ),
  'wrapped description and labelled title': `${head
    .replace('# Gratin', '# Recette : « Gratin')
    .replace('romarin\n\nUne', 'romarin »\n\n## Description\nUne')
    .replace('dorée. Le', 'dorée.\nLe')}${body}`,
  'a tip between two steps': tidyReply.replace(
    '\n2. Couper',
    '\n\n*Astuce : garder les graines.*\n\n2. Couper',
  ),
  'a tip that is a list between two steps': tidyReply.replace(
    '\n3. Enfourner',
    '\n\n**Conseils :**\n- Garder les graines.\n1. Les rincer.\n\n3. Enfourner',
  ),
  'utensils before the list': tidyReply.replace(
    '## Ingrédients',
    '## Ustensiles\n- un plat\n- une planche\n\n## Ingrédients',
  ),
  'utensils after the list': tidyReply.replace(
    '## Instructions',
    '**Matériel :**\n- un plat\n\n## Instructions',
  ),
  'two lists': tidyReply.replace('- 2 càs', '\n## Ingrédients pour la finition\n- 2 càs'),
  'bold groups with a bullet': tidyReply.replace('- 2 càs', '- **Pour finir**\n- 2 càs'),
  'other headings': tidyReply
    .replace('## Ingrédients', '## Ingrédients – 4 portions')
    .replace('## Instructions', '## Préparation (20 min) :'),
  'ways to prepare': tidyReply
    .replace('## Ingrédients', '## Ingrédients et quantités')
    .replace('## Instructions', '**Mode de préparation**'),
  'detailed instructions': tidyReply.replace('## Instructions', '## Instructions détaillées'),
  'steps as bullets': tidyReply.replaceAll(/\n(\d)\. /g, '\n- **Étape $1** : '),
  'numbers before a slash': tidyReply.replaceAll(/\n(\d)\. /g, '\n$1/ '),
  'numbers with an escaped dot': tidyReply.replaceAll(/\n(\d)\. /g, '\n$1\\. '),
  'check marks and minus signs': tidyReply
    .replace('\n- 1 kg', '\n✅ 1 kg')
    .replace('\n- 2 càs', '\n− 2 càs'),
  'a line without its bullet': tidyReply.replace('- 2 càs', '2 càs'),
  'a table of facts': tidyReply.replace(
    /Temps[^]*Portions : 4/,
    '| Détail | Valeur |\n|---|---|\n| Temps total | 45 min |\n| Difficulté | pas difficile |\n| Portions | 4 |',
  ),
  'a second recipe after the first': `${tidyReply}\n# Autre recette\n\nEncore.\n\n## Ingrédients\n- 1 œuf\n\n## Instructions\n1. Le cuire.\n`,
  'another name for the list': tidyReply.replace('## Ingrédients', '## Ce qu’il vous faut'),
  'another name for the steps': tidyReply.replace('## Instructions', '### 👩‍🍳 À vos casseroles'),
  'other names in bold': tidyReply
    .replace('## Ingrédients', '**Les courses :**')
    .replace('## Instructions', '**Comment faire**'),
  'a remark in italics after a heading': tidyReply
    .replace('# Gratin', '### **Gratin')
    .replace('romarin\n', 'romarin**\n')
    .replace('## Ingrédients', '#### **Ingrédients** *(pour 4 personnes)*'),
  'what is good about it, before the list': tidyReply.replace(
    '\n## Ingrédients',
    '\n## Ses atouts\n- Doux\n- De saison\n\n## Ingrédients',
  ),
  'numbered remarks between list and steps': tidyReply.replace(
    '\n## Instructions',
    '\n## Ses bienfaits\n1. Des fibres.\n2. Des vitamines.\n\n## Instructions',
  ),
  'groups as bold bullets': tidyReply
    .replace('- 1 kg', '- **Base**\n  - 1 kg')
    .replace('- 2 gousses', '  - 2 gousses')
    .replace('- 2 càs', '- **Pour finir** (facultatif)\n  - 2 càs'),
  'amounts in LaTeX': tidyReply.replace('1 kg', '$1\\,\\text{kg}$').replace('2 càs', '\\(2\\) càs'),
  'facts as a heading': tidyReply.replace(
    /Temps[^]*Portions : 4/,
    '## Préparation : 20 min | Cuisson : 25 min | Portions : 4 | Facile',
  ),
  'facts with pictures': tidyReply.replace(
    /Temps[^]*Portions : 4/,
    '⏱️ **Temps total : 45 minutes** · 👥 **4 personnes** · ⭐ **Facile**',
  ),
  'a picture before the title': tidyReply.replace('# Gratin', '## 🎃 Gratin'),
  'steps as headings with a title and bullets': tidyReply.replaceAll(
    /\n(\d)\. ([^\n]*)/g,
    '\n### $1. \n- $2',
  ),
};
