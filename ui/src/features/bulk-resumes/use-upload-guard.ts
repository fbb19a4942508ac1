import { useEffect } from 'react';

/** During an upload, closing the tab asks first, because it would abort the upload. Navigation doesn't. */
export function useUploadGuard(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
}
