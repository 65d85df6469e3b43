import { liveTexts } from '@tahoun/i18n';
import { TahounError } from '@tahoun/live/client';
import { CliError } from '../input/errors.js';
import type { View } from '../output/view.js';

/** A refusal by the server, in words. */
export function refusalText({ language }: View, { code, message }: TahounError): string {
  return liveTexts(language).refusals[code] ?? message;
}

/** @throws CliError for a refusal by the server, or where it does not answer. */
export async function answered<T>(server: string, view: View, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TahounError)
      throw new CliError((texts) => texts.errors.linkRefused(refusalText(view, error)));
    if (error instanceof TypeError) throw new CliError((texts) => texts.errors.linkLost(server));
    throw error;
  }
}
