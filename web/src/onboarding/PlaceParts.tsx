import layout from '#web/ui/layout/layout.module.css';
import { AreaSelect } from '#web/widgets/fields/AreaSelect.tsx';
import { toStoredName } from '#web/widgets/fields/area-name.ts';
import { useAreas } from '#web/widgets/fields/use-areas.ts';
import { type PartForm, SettlementField, TextPart } from './Part.tsx';

/** Ids of Chinese districts are this long; a municipality has them right below it. */
const DISTRICT_DIGITS = 6;

/** The areas of each level that the company's country has, by the names chosen above them. */
function useLevels({ country, province, city }: PartForm['company']) {
  const provinces = useAreas(country);
  const chosen = provinces.find((area) => toStoredName(area) === province);
  const below = useAreas(chosen?.id ?? '');
  const isMunicipality = below[0]?.id.length === DISTRICT_DIGITS;
  const cities = chosen && isMunicipality ? [chosen] : below;
  const cityId = cities.find((area) => toStoredName(area) === city)?.id ?? '';
  const belowCity = useAreas(isMunicipality ? '' : cityId);
  return { provinces, cities, districts: isMunicipality ? below : belowCity };
}

/** Province, city and district, chosen where the levels are known, else typed; and the address. */
export function PlaceParts({ of }: { of: PartForm }) {
  const { provinces, cities, districts } = useLevels(of.company);
  const { province, city, district } = of.company;
  return (
    <>
      {provinces.length > 0 ? (
        <SettlementField of={of} name="province">
          <AreaSelect
            name="province"
            areas={provinces}
            value={province}
            onChange={(chosen) => of.set({ province: chosen, city: '', district: '' })}
          />
        </SettlementField>
      ) : (
        <TextPart of={of} name="province" max={80} autoComplete="address-level1" />
      )}
      {cities.length > 0 ? (
        <SettlementField of={of} name="city">
          <AreaSelect
            name="city"
            areas={cities}
            value={city}
            onChange={(chosen) => of.set({ city: chosen, district: '' })}
          />
        </SettlementField>
      ) : (
        <TextPart of={of} name="city" max={80} autoComplete="address-level2" />
      )}
      {districts.length > 0 ? (
        <SettlementField of={of} name="district" optional>
          <AreaSelect
            name="district"
            areas={districts}
            value={district}
            onChange={(chosen) => of.set({ district: chosen })}
          />
        </SettlementField>
      ) : (
        <TextPart of={of} name="district" max={80} optional />
      )}
      <TextPart
        of={of}
        name="address"
        max={300}
        className={layout.whole}
        autoComplete="street-address"
      />
    </>
  );
}
