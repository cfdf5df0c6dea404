import { Skeleton } from '@saya/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { BackLink } from '../../../shared/BackLink.tsx'
import { PageBar } from '../../../shared/head/PageBar.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { useProfile } from '../../../shared/answer/useProfile.ts'
import { AccountRows } from './AccountRows.tsx'
import { accountTexts } from './account.texts.ts'
import { ProfileFailed } from '../ProfileFailed.tsx'
import { useEmailHint } from './useEmailHint.tsx'
import './accountPage.css'

/** The account: who somebody is to us, how they sign in, and what else is theirs to decide. */
export function Page() {
  const t = useTexts(accountTexts)
  const { answer, error, again, refresh } = useProfile()
  const renew = useEffectEvent(() => {
    // What is known may be old: staff may have decided something since. Old is better than nothing.
    if (answer) void refresh().catch(() => {})
  })
  useEffect(() => renew(), [])
  useEmailHint(answer)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="accountPage">
        {answer && <AccountRows profile={answer} />}
        {!answer && error === undefined && (
          <div className="accountRows" role="status">
            <span className="unseen">{t.loading}</span>
            {[0, 1, 2, 3, 4].map(place => (
              <Skeleton key={place} shape="row" />
            ))}
          </div>
        )}
        {error !== undefined && <ProfileFailed failure={error} onAgain={again} />}
      </main>
    </>
  )
}
