/** Names the engine's build; the bundler fills it in. Part of every entity tag. */
export const BUILD: string = process.env.TAHOUN_BUILD ?? 'source';
