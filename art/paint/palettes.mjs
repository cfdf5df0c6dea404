// Four stops per palette, from light to ink. The names are those of games.json.
export const palettes = {
  mangga: ['#FFE27A', '#FF9B21', '#C2310C', '#5C0F0A'],
  sunset: ['#FFC45C', '#F2543D', '#8C1546', '#3A0A2C'],
  dagat: ['#7FF0E4', '#12A5B5', '#0A4E86', '#06224A'],
  lagoon: ['#B8FFE0', '#17B890', '#04707A', '#03323F'],
  ube: ['#F6B8FF', '#A145D6', '#54208F', '#230A48'],
  gumamela: ['#FFC3D0', '#F03E6E', '#98123F', '#43061F'],
  pandan: ['#E9F98A', '#5DBB3B', '#146B3A', '#06321F'],
  gabi: ['#6C7BFF', '#34339E', '#1B1654', '#0B0826'],
  narra: ['#FFD79A', '#B8692F', '#5F2A12', '#280E06'],
  felt: ['#2FBF86', '#0C7A55', '#064634', '#03231B'],
  wine: ['#F26A7B', '#A3183A', '#560A22', '#26030F'],
  royal: ['#7FB4FF', '#2759C9', '#122A78', '#070F38'],
  sky: ['#FFF3B8', '#7FD6F5', '#2C8FD6', '#0C3C80'],
  ginto: ['#FFF3B0', '#F0B22A', '#9A5A08', '#3D1D02'],
};
