import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component whose code is loaded when it is first drawn, and kept from then on. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (loaded !== null) return;
      void load().then((component) => {
        loaded = component;
        setLoaded(() => component);
      });
    }, []);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
