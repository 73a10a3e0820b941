/** Two-part marks and guillemets stay with their word, whatever space was written there. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»](?:\s|$))|(?<=«) /gu, '\u202f');
