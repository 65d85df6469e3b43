/** @param error the cause, with its stack. */
export type Log = (message: string, error?: unknown) => void;
