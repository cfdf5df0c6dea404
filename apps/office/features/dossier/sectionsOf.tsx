import type { Section } from '../../shared/DetailFrame.tsx'
import type { useMay } from '../../shared/own.ts'
import { BetsSection } from './BetsSection.tsx'
import { ConsentsSection } from './ConsentsSection.tsx'
import { DecisionsSection } from './DecisionsSection.tsx'
import type { Dossier } from './dossier.ts'
import { LaunchesSection } from './LaunchesSection.tsx'
import { PostingsSection } from './PostingsSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SubmissionsSection } from './SubmissionsSection.tsx'
import { TimelineSection } from './TimelineSection.tsx'
import { WalletSection } from './WalletSection.tsx'

/** What is shown of a member, one side at a time. */
export function sectionsOf(dossier: Dossier, may: ReturnType<typeof useMay>): readonly Section[] {
  const { uid } = dossier
  const money: readonly Section[] = [
    { name: 'wallet', title: 'Wallet', render: () => <WalletSection wallet={dossier.wallet} /> },
    { name: 'journal', title: 'Journal', render: () => <PostingsSection uid={uid} /> },
    { name: 'bets', title: 'Bets', render: () => <BetsSection uid={uid} /> },
  ]
  const decisions: readonly Section[] = [
    { name: 'decisions', title: 'Promotions', render: () => <DecisionsSection uid={uid} /> },
  ]
  return [
    { name: 'timeline', title: 'Status history', render: () => <TimelineSection dossier={dossier} /> },
    { name: 'submissions', title: 'Verification', render: () => <SubmissionsSection uid={uid} /> },
    ...(may('member.money') ? money : []),
    ...(may('promotion.read') ? decisions : []),
    { name: 'sessions', title: 'Sessions', render: () => <SessionsSection uid={uid} /> },
    { name: 'launches', title: 'Launches', render: () => <LaunchesSection uid={uid} /> },
    { name: 'consents', title: 'Consents', render: () => <ConsentsSection consents={dossier.consents} /> },
  ]
}
