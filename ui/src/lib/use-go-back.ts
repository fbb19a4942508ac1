import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Leads to where one came from; to `otherwise` from a page opened by its address alone, which has nothing to go back to. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, otherwise]);
}
