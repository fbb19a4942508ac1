/**
 * Skills of networks, enterprise applications, devices, plants, sites and design. Format: search-
 * templates/expansion/skills.ts.
 */
export const technicalSkills = `
# Networks and support
Windows Server
Networking ~
Active Directory
Troubleshooting ~
TCP/IP
CCNA
VMware
Office 365
Hardware ~
Firewall
DNS
DHCP
Cisco
VPN
Routing and Switching = Routing & Switching
ITIL
ServiceNow
Backup ~
SCCM
Fortinet
Antivirus ~
Ticketing Tools
Citrix
Cyber Security
SIEM
Penetration Testing

# Enterprise applications
SAP
SAP FICO
SAP MM
SAP SD
SAP PP
SAP HANA
SAP BW
SAP ABAP
SAP SuccessFactors
SAP Ariba
S/4HANA
Fiori
Salesforce
Lightning ~
ERP
Oracle EBS
Oracle Fusion
Workday
Business Process ~
User Training ~
Integration ~
MS Dynamics
SharePoint
RPA
UiPath

# Devices
Embedded C
Microcontrollers
RTOS
ARM ~
I2C
SPI
CAN ~
PCB Design
Verilog
VHDL
SystemVerilog
AUTOSAR
Linux Device Drivers
UART
Altium
Simulink
IoT
FPGA
VLSI
Oscilloscope
Keil
Bluetooth
DSP
R&D ~

# Machines, plants, power
AutoCAD
AutoCAD Electrical
SolidWorks
CATIA
Creo
ANSYS
Unigraphics
GD&T
CNC
CNC Programming
Mechanical Design
Tool Design
Sheet Metal
Production ~
Manufacturing ~
Maintenance ~
Preventive Maintenance
Quality Control
Quality Assurance
Lean Manufacturing
5S
Kaizen
Six Sigma
TPM
PPAP
APQP
FMEA
ISO 9001
HVAC
Hydraulics
Pneumatics
PLC
SCADA
HMI
VFD
Siemens PLC
Allen Bradley
Instrumentation
Electrical Maintenance
Electrical Design
Transformers
Motors ~
HT LT Panels = HT/LT Panels
Testing and Commissioning = Testing & Commissioning
ETAP
Solar ~
Substation
Wiring ~
Safety ~
DG Set
Power Distribution
Energy Audit
UPS ~

# Building
Site Supervision
Construction ~
Quantity Surveying
Civil Engineering
Estimation ~
BOQ
Billing ~
Project Planning ~
Site Execution
STAAD Pro
Primavera = Primavera P6
Revit
Surveying ~
ETABS
Structural Design
Concrete Technology
Total Station
Tendering
Road Construction
Interior Works
Auto Level

# Design
Figma
Photoshop
Illustrator ~
Adobe XD
UI Design
UX Design
InDesign
CorelDRAW
After Effects
Premiere Pro
Sketch ~
Canva
Typography
Wireframing
Prototyping ~
Branding ~
Accessibility ~
User Research
Motion Graphics
Video Editing
Design Systems
Packaging Design
3D Modelling = 3D Modeling
`;
