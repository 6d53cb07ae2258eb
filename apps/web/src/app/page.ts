import type { ComponentType } from 'react';

/** Brings a page in when it is first opened. */
export type Page = () => Promise<{ readonly default: ComponentType }>;
