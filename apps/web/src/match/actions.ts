import { onDemand } from './Part.js';
import type { Store } from './store.js';

/** Actions on the game on the page whose code is fetched with the first of them. */

const files = () => import('./files.js');
const links = () => import('./link.js');
const questions = () => import('./ask.js');

type Action = (store: Store) => Promise<void>;

export const giveHint: Action = (store) =>
  onDemand(store, questions, (asked) => asked.questions(store).askHint());
export const offerDraw: Action = (store) =>
  onDemand(store, questions, (asked) => asked.questions(store).offer());
export const copyLink: Action = (store) => onDemand(store, links, (link) => link.copyLink(store));
export const copyPosition: Action = (store) => onDemand(store, links, (link) => link.copyPosition(store));
export const copyGame: Action = (store) => onDemand(store, files, (file) => file.copyGame(store));
export const save: Action = (store) => onDemand(store, files, (file) => file.saveFile(store));
export const saveGameFile: Action = (store) => onDemand(store, files, (file) => file.saveGameFile(store));

export function savePicture(store: Store, form: 'svg' | 'png'): Promise<void> {
  return onDemand(store, files, (file) => file.savePicture(store, form));
}

export function openFile(store: Store, opened: File): Promise<void> {
  return onDemand(store, files, (file) => file.openFile(store, opened));
}
