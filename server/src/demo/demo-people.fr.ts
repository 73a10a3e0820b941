import type { SavePreferencesInput } from '../features/preferences/preferences-input.js';
import { consentVersion } from '../features/preferences/preferences-input.js';
import { demoEmail, demoPartnerEmail } from '../platform/config.js';

interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  preferences: SavePreferencesInput;
}

const family = { adults: 2, children: 2 };

/** Who keeps the book of recipes, talks to the chef and pays. */
export const camille: DemoPerson = {
  email: demoEmail,
  firstName: 'Camille',
  lastName: 'Rey',
  preferences: {
    householdSize: family,
    dietaryRestrictions: ['NUT_FREE'],
    consentVersion,
    preferredFoods: ['lentilles', 'courge', 'citron', 'poisson'],
    avoidedFoods: [],
    shoppingFrequency: 'WEEKLY',
    servings: 4,
  },
};

export const thomas: DemoPerson = {
  email: demoPartnerEmail,
  firstName: 'Thomas',
  lastName: 'Rey',
  preferences: {
    householdSize: family,
    dietaryRestrictions: [],
    preferredFoods: ['pâtes', 'poulet', 'fromage'],
    avoidedFoods: ['foie', 'choux de Bruxelles'],
    shoppingFrequency: 'WEEKLY',
    servings: 4,
  },
};
