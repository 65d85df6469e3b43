import type { ComponentChild } from 'preact';

/** A page of the Lab. */
export type Page = (props: { readonly params: URLSearchParams }) => ComponentChild;
