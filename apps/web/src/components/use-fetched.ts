import { useEffect, useState } from 'preact/hooks';

/** What `load` imports, once it is there. @param load asked once, when the component is first shown */
export function useFetched<Part>(load: () => Promise<Part>, onFailure: () => void): Part | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    load().then((part) => setLoaded({ part }), onFailure);
  }, []);
  return loaded === null ? null : loaded.part;
}
