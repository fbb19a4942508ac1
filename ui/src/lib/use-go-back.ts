import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Navigates back, or to `otherwise` if the page was opened directly and there is no history. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, otherwise]);
}
