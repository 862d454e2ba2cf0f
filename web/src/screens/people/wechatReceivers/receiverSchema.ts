import * as z from 'zod/mini';

/** The rules of `WechatNickNameNotes` in the description. */
export const receiverSchema = () => z.object({ nickNameNotes: z.string().check(z.trim()), language: z.enum(['zh-CN', 'en-US']) });
