import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { carryOut } from './carryOut.ts'
import type { House } from './house.ts'
import { houseRoutes } from './houseRoutes.ts'

/** Opens a house with its pages, and has it go on with what it owes until it is closed. */
export function openHouse(app: FastifyInstance, given: Omit<House, 'draw'>): House {
  const house = { ...given, draw: (outcomes: number) => randomInt(outcomes) }
  houseRoutes(app, house)
  const carrying = carryOut(house)
  app.addHook('onClose', () => carrying.stop())
  return house
}
