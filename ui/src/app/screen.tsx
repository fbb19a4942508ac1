import type { ComponentType } from 'react';
import { type Params, useParams } from 'react-router';
import type { CurrentUser } from '#api/http/contract.ts';
import type { LoadScreen } from '#ui/lib/lazy-screen.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import { useTitle } from '#ui/lib/use-title.ts';

export interface AccountScreenProps {
  params: Readonly<Params>;
  account: CurrentUser;
}

/** A screen that needs no account. `title` is the title of the browser tab. */
export function forAnyone(title: string, load: () => Promise<ComponentType>): LoadScreen {
  return async () => {
    const Content = await load();
    return {
      default: function PublicScreen() {
        useTitle(title);
        return <Content />;
      },
    };
  };
}

/** A screen for a signed-in account. `title` is null if the screen sets its own from the data it loads. */
export function forAccount(title: string | null, load: () => Promise<ComponentType<AccountScreenProps>>): LoadScreen {
  return async () => {
    const Content = await load();
    return {
      default: function AccountScreen() {
        useTitle(title);
        return <Content params={useParams()} account={useAccount()} />;
      },
    };
  };
}
