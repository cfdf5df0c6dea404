import { useContext } from 'react'
import { LanguageContext } from '../../shared/texts.ts'
import type { Bet } from './bet.rules.ts'

/** How the game of a round is called; by its round where the catalogue has it no more. */
export function useGameName(bet: Pick<Bet, 'game_name' | 'tl_name' | 'round_id'>): string {
  const language = useContext(LanguageContext)
  return (language === 'tl' ? bet.tl_name : bet.game_name) || bet.game_name || bet.round_id
}
