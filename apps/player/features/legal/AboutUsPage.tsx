import type { Calls } from '@saya/contract'
import { PillTabs } from '@saya/ui/tabs'
import { useContext, useId, useState } from 'react'
import type { Part } from '../../shared/answer/answers.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { BrandContext } from '../../shared/brand.ts'
import { useFlag } from '../../shared/session/useFlag.ts'
import { useTexts } from '../../shared/texts.ts'
import { MediaLinks } from '../support/index.ts'
import { aboutTexts } from './about.texts.ts'
import { LegalBody } from './LegalBody.tsx'
import { useLegalText } from './useLegalText.ts'
import './aboutUsPage.css'

type Tab = 'introduction' | 'follow'

/** Who we are, and where else we are to be found: the wallet's own app leads its people nowhere else. */
export function Page() {
  const t = useTexts(aboutTexts)
  const panel = useId()
  const [tab, setTab] = useState<Tab>('introduction')
  const tabs: readonly Tab[] = useFlag('glifeUser') ? ['introduction'] : ['introduction', 'follow']
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="legalPage aboutUsPage">
        <PillTabs
          label={t.tabs}
          tabs={tabs.map(value => ({ value, label: t[value] }))}
          value={tab}
          onValue={setTab}
          panel={panel}
        />
        <div id={panel} role="tabpanel" aria-label={t[tab]}>
          {tab === 'introduction' ? <Introduction /> : <Follow />}
        </div>
      </main>
    </>
  )
}

function Introduction() {
  return <LegalBody asked={useLegalText('about', useContext(BrandContext))} />
}

type Home = Calls['GET /member/index']['answer']
const mediaPart = { name: ' media', of: ({ media }: Home) => media } satisfies Part<'GET /member/index', Home['media']>

function Follow() {
  const t = useTexts(aboutTexts)
  const { answer, error } = useAnswer('GET /member/index', {}, { part: mediaPart })
  const media = answer ?? (error ? [] : undefined)
  return (
    <>
      <p>{t.followLine}</p>
      {media && <MediaLinks media={media} />}
    </>
  )
}
