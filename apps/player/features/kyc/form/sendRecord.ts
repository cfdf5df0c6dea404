import { callServer } from '../../../shared/answer/client.ts'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { readDraft } from './draft.ts'
import { type KycValues, toBaseBody, toBody } from './kycForm.ts'
import { submitCall } from './submitCall.ts'

/** Submits what a member stated, for the first time or anew. */
export async function sendRecord({ kyc_status: standing, phone }: Profile, values: KycValues): Promise<void> {
  await callServer(submitCall(standing), { body: toBody(values, phone, readDraft().movements) })
}

/** Changes the basic information of a record that is there. */
export async function sendBase(values: KycValues): Promise<void> {
  await callServer('POST /member/kyc/base', { body: toBaseBody(values) })
}
