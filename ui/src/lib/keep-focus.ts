import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of what stands below fields that are checked on leaving: the field keeps the focus, so that no message
 * appears between press and release and moves the button away from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
