import { verifyOtp } from '#api/contract/verify-otp.ts';
import { redeemCode } from '#api/otp/redeem-code.ts';
import { grantReset } from '#api/otp/reset-grant.ts';
import { handler } from './handler.ts';

export const verifyOtpRoute = handler(verifyOtp, async ({ input: { body }, deps, ctx }) => {
  await deps.limits.otpTriesByAddress.take(ctx.address);
  await redeemCode(deps, { purpose: 'reset', email: body.email }, body.otp);
  ctx.setResetCookie(await grantReset(deps, body.email));
  return { success: true, message: 'OTP verified successfully!' };
});
