const tile = 'TL-4410,"Porcelain mosaic tile, pallet of 60 sheets",1,1180.00';

/** Orders of the demo's web shop as a CSV export. The products are in the catalog and ship as freight. */
export const webOrders = `Order number,Ordered on,Buyer,Name,Company,Street,City,State,ZIP,Phone,SKU,Title,Quantity,Price
WEB-1041,{day},quill_cabinets,Thaddeus Quill,Quill & Daughters Cabinetry,77 Mill Pond Road,Columbus,OH,43215,614-555-0142,${tile}
WEB-1042,{day},quill_cabinets,Thaddeus Quill,Quill & Daughters Cabinetry,77 Mill Pond Road,Columbus,OH,43215,614-555-0142,${tile}
WEB-1043,{day},finch_care,Cordelia Finch,Finch Property Care,812 Lakeshore Blvd,Milwaukee,WI,53202,414-555-0191,${tile}
WEB-1044,{day},vance_restores,Leopold Vance,Vance Restoration,56 Sycamore Court,Nashville,TN,37203,615-555-0123,${tile}
`;
