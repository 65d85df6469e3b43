export const stepsAfter = (name: string) =>
  ['', `  cd ${name}`, '  npm install', '  npm run check', '  npm test', '  npm run play'].join('\n');

export const createEn = {
  usage: (_name: string) => 'usage: npm create tahoun-game my-game',
  'bad-name': (name: string) =>
    `"${name}" cannot be the name of a game: it takes lower-case letters, digits and hyphens, and begins with a letter`,
  taken: (name: string) => `"${name}" already exists and is not an empty folder`,
  created: (name: string) => `The game is in ${name}. Next:${stepsAfter(name)}`,
};
