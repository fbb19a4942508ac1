import { Types } from 'mongoose';
import { searchHistoryClear } from '#api/contract/search-history-clear.ts';
import { handler } from './handler.ts';

export const searchHistoryClearRoute = handler(searchHistoryClear, async ({ session, deps: { mongo } }) => {
  await mongo.searchHistory.deleteMany({ user: new Types.ObjectId(session.user._id) });
  return { success: true, message: 'Search history cleared.' };
});
