import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { logout } from '#api/sessions/first-load-contract.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useSession } from '#ui/lib/session.tsx';

/** Ends the session, shows the server's message and navigates to `/`. */
export function useLogout() {
  const popup = usePopup();
  const navigate = useNavigate();
  const { signedOut } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: async ({ message }) => {
      // navigate before the session ends, or the screen's guard would redirect to /signin
      await navigate('/', { flushSync: true });
      signedOut();
      await popup.alert(message);
    },
    onError: (error) => popup.alert(error.message),
  });
  return { logout: () => mutate(), busy: isPending };
}
