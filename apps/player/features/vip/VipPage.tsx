import { AppBar } from '@saya/ui/appBar'
import { Button, ButtonLink } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { Note } from '@saya/ui/note'
import { MoreLink, SectionHead } from '@saya/ui/sectionHead'
import { Skeleton } from '@saya/ui/skeleton'
import { BackLink } from '../../shared/BackLink.tsx'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { Benefits } from './Benefits.tsx'
import { HeroWaiting, LevelHero } from './LevelHero.tsx'
import { TierRow } from './TierRow.tsx'
import { useVip } from './useVip.ts'
import { vipTexts } from './vip.texts.ts'
import './vipPage.css'

/** The member's level, what it brings, and how far the next one is: said plainly, and never as a reason to play. */
export function Page() {
  const t = useTexts(vipTexts)
  const { vip, failure, again } = useVip()
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="vipPage">
        {!vip && failure === undefined && (
          <div role="status" aria-label={t.loading} className="vipWaiting">
            <HeroWaiting />
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {!vip && failure !== undefined && (
          <EmptyState
            title={sentenceOf(failure, t.failed)}
            action={
              <Button look="soft" size="medium" onClick={again}>
                {t.again}
              </Button>
            }
          />
        )}
        {vip && (
          <>
            <LevelHero vip={vip} />
            <TierRow level={vip.own.vip} />
            <section>
              <SectionHead
                title={t.benefits}
                more={
                  <MoreLink href="/s-vip/level-system" drawing={caretRightBold}>
                    {t.allLevels}
                  </MoreLink>
                }
              />
              <Benefits vip={vip} />
            </section>
          </>
        )}
        <Note>
          <p>{t.how}</p>
          {vip && !vip.own.is_quiet && <p>{t.birthdayHow}</p>}
        </Note>
        <ButtonLink look="ghost" size="medium" href="/s-safer-play">
          {t.saferPlay}
        </ButtonLink>
      </main>
    </>
  )
}
