/** Degrees of six cities. */
export const cities = {
  NY: { latitude: 40.7128, longitude: -74.006 },
  LA: { latitude: 34.0522, longitude: -118.2437 },
  CHI: { latitude: 41.8781, longitude: -87.6298 },
  HOU: { latitude: 29.7604, longitude: -95.3698 },
  SF: { latitude: 37.7749, longitude: -122.4194 },
  MIA: { latitude: 25.7617, longitude: -80.1918 },
} as const;

/** Great-circle miles and published driving miles between them. */
export const mileageVectors = [
  ['NY', 'LA', 2445.6, 2802],
  ['NY', 'CHI', 711.0, 790],
  ['NY', 'HOU', 1417.6, 1628],
  ['LA', 'CHI', 1742.3, 2016],
  ['LA', 'HOU', 1370.9, 1556],
  ['LA', 'SF', 347.4, 382],
  ['CHI', 'HOU', 941.9, 1084],
  ['CHI', 'MIA', 1191.4, 1389],
  ['HOU', 'MIA', 967.3, 1187],
] as const;
