import { Card } from '@saya/ui/card'
import { bookOpenText } from '@saya/ui/icon/drawings/bookOpenText'
import { envelopeSimple } from '@saya/ui/icon/drawings/envelopeSimple'
import { megaphone } from '@saya/ui/icon/drawings/megaphone'
import { question } from '@saya/ui/icon/drawings/question'
import { sunHorizon } from '@saya/ui/icon/drawings/sunHorizon'
import { ListRowLink } from '@saya/ui/listRow'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { useToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { GuestForm } from './GuestForm.tsx'
import { chatUrl, LiveChat } from './LiveChat.tsx'
import { LostNumber } from './LostNumber.tsx'
import { serviceTexts } from './service.texts.ts'
import './servicePage.css'

const ways = [
  { name: 'helpCenter', href: '/my/helpcenter', drawing: bookOpenText },
  { name: 'faq', href: '/s-docs/faq', drawing: question },
  { name: 'feedback', href: '/my/feedback', drawing: megaphone },
  { name: 'about', href: '/my/aboutus', drawing: sunHorizon },
  { name: 'address', href: '/privacy-policy', drawing: envelopeSimple },
] as const

/** How to reach us: people in the live chat, and what answers without them. */
export function Page() {
  const t = useTexts(serviceTexts)
  const isMember = useToken() !== ''
  const url = chatUrl()
  // What members have a page for guests have here.
  const shown = isMember ? ways : ways.filter(({ name }) => name !== 'feedback')
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.title} />
      <main className="servicePage">
        {url && (
          <section aria-labelledby="live-chat">
            <h2 className="h2" id="live-chat">
              {t.chat}
            </h2>
            <p>{isMember ? t.chatLine : t.chatLineGuest}</p>
            <LiveChat url={url} />
          </section>
        )}
        <section aria-labelledby="more-help">
          <h2 className="h2" id="more-help">
            {t.more}
          </h2>
          <Card>
            {shown.map(({ name, href, drawing }) => (
              <ListRowLink key={name} href={href} drawing={drawing} title={t[name]} note={t[`${name}Line`]} />
            ))}
          </Card>
        </section>
        <LostNumber />
        {!isMember && <GuestForm />}
      </main>
    </>
  )
}
