import type { Team } from '../shape.ts'

/** Strengths of the eight teams of a league, as its list has them. */
const strengths = [5, 4, 4, 3, 3, 2, 2, 1]

/** Teams that nobody else has: places that there are, under names made for these leagues. */
function eight(...names: readonly (readonly [code: string, name: string])[]): readonly Team[] {
  return names.map(([code, name], at) => ({ code, name, strength: strengths[at] ?? 3 }))
}

export const teams = {
  cities: eight(
    ['MNL', 'Manila Kalesas'],
    ['CEB', 'Cebu Kampilan'],
    ['DVO', 'Davao Durians'],
    ['BAG', 'Baguio Pines'],
    ['ILO', 'Iloilo Paraws'],
    ['ZAM', 'Zamboanga Vintas'],
    ['QZC', 'Quezon City Kites'],
    ['VIG', 'Vigan Cobbles'],
  ),
  luzon: eight(
    ['LEG', 'Legazpi Embers'],
    ['LAO', 'Laoag Windmills'],
    ['DAG', 'Dagupan Bangus'],
    ['TAG', 'Tagaytay Mist'],
    ['NAG', 'Naga Bells'],
    ['OLO', 'Olongapo Anchors'],
    ['LUC', 'Lucena Pahiyas'],
    ['TUG', 'Tuguegarao Caves'],
  ),
  finals: eight(
    ['MKT', 'Makati Towers'],
    ['BTG', 'Batangas Corals'],
    ['ANG', 'Angeles Comets'],
    ['TGG', 'Taguig Torches'],
    ['PSG', 'Pasig Ferries'],
    ['ANT', 'Antipolo Cascades'],
    ['MRK', 'Marikina Hills'],
    ['TAR', 'Tarlac Canes'],
  ),
  corners: eight(
    ['TON', 'Tondo Tricycles'],
    ['QUI', 'Quiapo Lanterns'],
    ['SAM', 'Sampaloc Sorbetes'],
    ['MLT', 'Malate Sunset'],
    ['BIN', 'Binondo Dragons'],
    ['PAC', 'Paco Pandesal'],
    ['PAN', 'Pandacan Trains'],
    ['SAN', 'San Andres Santol'],
  ),
  islands: eight(
    ['PAL', 'Palawan Pearls'],
    ['SIA', 'Siargao Surf'],
    ['BOH', 'Bohol Tarsiers'],
    ['BTN', 'Batanes Winds'],
    ['CAM', 'Camiguin Springs'],
    ['GUI', 'Guimaras Mangoes'],
    ['SIQ', 'Siquijor Fireflies'],
    ['ROM', 'Romblon Marble'],
  ),
  visayas: eight(
    ['BAC', 'Bacolod Masks'],
    ['TAC', 'Tacloban Bridges'],
    ['DUM', 'Dumaguete Bells'],
    ['ROX', 'Roxas Shells'],
    ['KAL', 'Kalibo Drums'],
    ['ORM', 'Ormoc Pineapples'],
    ['TGB', 'Tagbilaran Hills'],
    ['CAL', 'Calbayog Falls'],
  ),
  mindanao: eight(
    ['CDO', 'Cagayan de Oro Rapids'],
    ['GES', 'General Santos Tunas'],
    ['BUT', 'Butuan Balangays'],
    ['ILI', 'Iligan Waterfalls'],
    ['SUR', 'Surigao Lagoons'],
    ['COT', 'Cotabato Malongs'],
    ['DIP', 'Dipolog Sardines'],
    ['TGM', 'Tagum Palms'],
  ),
  coasts: eight(
    ['BLR', 'Baler Breakers'],
    ['SUB', 'Subic Sirens'],
    ['SOR', 'Sorsogon Whale Sharks'],
    ['PTG', 'Puerto Galera Divers'],
    ['CLB', 'Calamba Geysers'],
    ['SGD', 'Sagada Echoes'],
    ['TAN', 'Tanay Rainbows'],
    ['PGD', 'Pagudpud Mills'],
  ),
} as const
