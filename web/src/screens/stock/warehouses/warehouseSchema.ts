import type { Input, Schemas } from '@campus-procurement/sdk';
import { warehouseTypeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

type Warehouse = Schemas['Warehouse'];

export const limits = { warehouseCode: 20, warehouseName: 50, address: 100, locationCode: 20, locationName: 50, locations: 200 };
const code = /^[0-9A-Za-z-]{1,20}$/;

/** The rules of `WarehouseInput` in the API description, with their messages. */
export function warehouseSchema(t: Translate) {
  const { chosen, required } = fieldRules(t);
  const place = z.object({
    /** '' for a new one. */
    placeId: z.string(),
    locationCode: z.string().check(z.trim(), z.regex(code, t('stock.placeCodeRule'))),
    locationName: required('stock.placeName'),
  });
  const warehouse = z.object({
    warehouseCode: z.string().check(z.trim(), z.regex(code, t('stock.codeRule'))),
    warehouseName: required('stock.name'),
    warehouseType: z.enum(warehouseTypeValues),
    deptId: chosen('stock.dept'),
    keeperIds: z.array(z.string()).check(z.minLength(1, t('validation.choose', { label: t('stock.keepers') }))),
    address: required('stock.address'),
    status: z.enum(['ENABLED', 'DISABLED']),
    locations: z.array(place).check((checked) => {
      for (const [index, { locationCode }] of checked.value.entries()) {
        const isTwice = checked.value.findIndex((other) => other.locationCode === locationCode) !== index;
        if (isTwice) {
          checked.issues.push({
            code: 'custom',
            input: locationCode,
            path: [index, 'locationCode'],
            message: t('stock.placeTwice'),
          });
        }
      }
    }),
  });
  type Values = z.infer<typeof warehouse>;
  const hasTwo = ({ warehouseType, keeperIds }: Values) => warehouseType !== 'HAZARDOUS' || keeperIds.length !== 1;
  return warehouse.check(z.refine(hasTwo, { path: ['keeperIds'], error: t('stock.twoKeepersRule') }));
}

export type WarehouseValues = z.infer<ReturnType<typeof warehouseSchema>>;

export function valuesOf(warehouse: Warehouse | null): WarehouseValues {
  if (!warehouse) {
    return {
      warehouseCode: '',
      warehouseName: '',
      warehouseType: 'COLLEGE',
      deptId: '',
      keeperIds: [],
      address: '',
      status: 'ENABLED',
      locations: [],
    };
  }
  const { warehouseCode, warehouseName, warehouseType, deptId, keepers, address, status, locations } = warehouse;
  return {
    warehouseCode,
    warehouseName,
    warehouseType,
    deptId,
    keeperIds: keepers.map(({ id }) => id),
    address,
    status,
    locations: locations.map(({ id: placeId, locationCode, locationName }) => ({ placeId, locationCode, locationName })),
  };
}

export function inputOf({ locations, ...values }: WarehouseValues): Input<'saveWarehouse'>['body'] {
  return { ...values, locations: locations.map(({ placeId, ...place }) => ({ ...(placeId && { id: placeId }), ...place })) };
}

/** What a change sends. Keepers change neither keepers nor kind nor department. */
export function changesOf(values: WarehouseValues, isAdministrator: boolean): Omit<Input<'updateWarehouse'>['body'], 'version'> {
  const { warehouseCode: _, keeperIds, warehouseType, deptId, ...own } = inputOf(values);
  return { ...own, ...(isAdministrator && { keeperIds, warehouseType, deptId }) };
}
