import type { TabState } from '../model/citation-state';

/** Name of the port on which the background sends the popup a `TabState` at every change. */
export const tabPortName = (id: number): string => `tab:${id}`;

export type TabPortMessage = TabState;
