import { Button } from '@mantine/core';

/** 'Send OTP', 'Sending OTP...' while sending, then the seconds until the next request is allowed. */
export function SendOtpButton(props: { busy: boolean; left: number; submits?: boolean; onClick?: () => void }) {
  const { busy, left } = props;
  const label = busy ? 'Sending OTP...' : left > 0 ? `Resend in ${left}s` : 'Send OTP';
  return (
    <Button
      variant="default"
      type={props.submits ? 'submit' : 'button'}
      onClick={props.onClick}
      disabled={left > 0}
      aria-busy={busy}
    >
      {label}
    </Button>
  );
}
