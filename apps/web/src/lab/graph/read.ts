import { InputError, type StateGraph, parseStateGraph } from '@tahoun/core';

/** A graph, or what is wrong with its text. */
export interface ReadGraph {
  readonly text: string;
  readonly graph: StateGraph | null;
  readonly problem: InputError | null;
}

/** @param made where the text comes from, if it is not written by hand */
export function readGraph(written: string, made: () => string = () => written): ReadGraph {
  let text = written;
  try {
    text = made();
    return { text, graph: parseStateGraph(text), problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { text, graph: null, problem: error };
  }
}
