import type { PaidPage, PaymentGateway } from '../../../platform/gateway/paymentGateway.ts'
import { closeIncidents, listStanding, openIncidents } from '../../../platform/incident/incident.store.ts'
import type { DepositDeps } from '../deps.ts'
import type { FailedPayment } from '../event/settlePayments.ts'

const kind = 'PAYMENT_UNREAD'

interface SetAside extends Pick<PaidPage, 'paid' | 'unread'> {
  /** Which of the payments could not be settled. */
  readonly failed: readonly FailedPayment[]
}

/**
 * Calls a person to what a gateway's list has and nobody could read or see to, by its name and by nothing that it says. It
 * is called off once it is seen to after all.
 */
export async function setAside(
  { db, clock }: DepositDeps,
  { name }: PaymentGateway,
  { paid, unread, failed }: SetAside,
): Promise<void> {
  const nowMs = clock.now()
  const subjectOf = (one: string) => `${name} ${one}`
  const aside = [
    ...unread.map(({ name: one, place }) => ({ kind, subject: subjectOf(one), detail: { shape: place } })),
    ...failed.map(({ id }) => ({ kind, subject: subjectOf(id), detail: { shape: '' } })),
  ]
  if (paid.length + aside.length === 0) return
  await db.app(async tx => {
    const standing = await listStanding(tx, { kinds: [kind], subjects: `${name} ` })
    const subjects = new Set(standing.map(({ subject }) => subject))
    const isAside = new Set(aside.map(({ subject }) => subject))
    for (const subject of paid.map(({ id }) => subjectOf(id))) {
      if (!subjects.has(subject) || isAside.has(subject)) continue
      await closeIncidents(tx, { kinds: [kind], subjects: subject, notSeenSinceMs: nowMs + 1 }, nowMs)
    }
    if (aside.length > 0) await openIncidents(tx, aside, nowMs)
  })
}
