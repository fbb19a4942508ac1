import { useEffect } from 'react';

/** While files are on their way, closing the tab asks first: it would lose them. Other pages of ours do not. */
export function useUploadGuard(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
}
