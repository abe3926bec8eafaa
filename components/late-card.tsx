import { useEffect, useState } from 'preact/hooks';
import type { Card, CardProps } from './card';

/** Kept once loaded, so that the next row unfolds at once. */
let loaded: typeof Card | null = null;

/** The card, whose code is loaded when the first one is opened: a list is often only looked over. */
export function LateCard(props: CardProps) {
  const [Loaded, setLoaded] = useState(() => loaded);
  useEffect(() => {
    if (loaded !== null) return;
    void import('./card').then((module) => {
      loaded = module.Card;
      setLoaded(() => loaded);
    });
  }, []);
  return Loaded === null ? null : <Loaded {...props} />;
}
