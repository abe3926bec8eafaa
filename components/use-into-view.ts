import { useEffect, useRef } from 'preact/hooks';

/**
 * Brings an element into view once it is drawn. Where the page is narrow a record stands below the list, and
 * a press on a row would seem to do nothing.
 */
export function useIntoView<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    const isBelow = (element.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
    if (isBelow) element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}
